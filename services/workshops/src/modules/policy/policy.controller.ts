import { Op, type OpOutput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { POLICY } from './policy';
import { toBookingPolicy } from './to-booking-policy';

@Controller()
export class PolicyController {
  @Op('getBookingPolicy')
  @Public()
  get(): OpOutput<'getBookingPolicy'> {
    return toBookingPolicy(POLICY);
  }
}
