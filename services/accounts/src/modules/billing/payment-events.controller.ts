import { Input, Op, type OpInput, Public, RawBody } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { PaymentEventsService } from './payment-events.service';

@Controller()
export class PaymentEventsController {
  constructor(private readonly events: PaymentEventsService) {}

  @Public()
  @Op('receivePaymentEvent')
  async receive(@Input() { headers }: OpInput<'receivePaymentEvent'>, @RawBody() body: Buffer) {
    await this.events.receive(body, headers['stripe-signature'] ?? '');
    return { received: true };
  }
}
