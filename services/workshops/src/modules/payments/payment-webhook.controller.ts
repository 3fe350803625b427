import { Input, Op, type OpInput, Public, RawBody } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { PaymentEventsService } from './payment-events.service';

@Controller()
export class PaymentWebhookController {
  constructor(private readonly events: PaymentEventsService) {}

  @Op('receiveWorkshopPayment')
  @Public()
  async receive(@Input() { headers }: OpInput<'receiveWorkshopPayment'>, @RawBody() body: Buffer) {
    await this.events.receive(body, headers['stripe-signature'] ?? '');
    return { received: true };
  }
}
