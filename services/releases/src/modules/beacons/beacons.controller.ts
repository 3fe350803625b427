import { Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { BeaconsService } from './beacons.service';

@Controller()
export class BeaconsController {
  constructor(private readonly beacons: BeaconsService) {}

  @Op('recordBeacon')
  @Public()
  async record(@Input() { body }: OpInput<'recordBeacon'>): Promise<void> {
    await this.beacons.record(body);
  }
}
