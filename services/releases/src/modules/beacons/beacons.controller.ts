import { Http, type HttpExchange, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { BeaconsService } from './beacons.service';

@Controller()
export class BeaconsController {
  constructor(private readonly beacons: BeaconsService) {}

  @Op('recordBeacon')
  @Public()
  record(@Input() { body }: OpInput<'recordBeacon'>, @Http() { request }: HttpExchange): void {
    this.beacons.record(body, request.ip);
  }
}
