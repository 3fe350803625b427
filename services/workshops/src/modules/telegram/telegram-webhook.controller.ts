import { Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { TelegramUpdatesService } from './telegram-updates.service';

@Controller()
export class TelegramWebhookController {
  constructor(private readonly updates: TelegramUpdatesService) {}

  @Op('receiveTelegramUpdate')
  @Public()
  async receive(@Input() { headers, body }: OpInput<'receiveTelegramUpdate'>) {
    await this.updates.receive(headers['x-telegram-bot-api-secret-token'] ?? '', body);
    return { received: true };
  }
}
