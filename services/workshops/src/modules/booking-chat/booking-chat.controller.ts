import { GuardedBy, Input, Op, type OpInput, type OpOutput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { BookingTokenGuard, TokenSeat } from '../booked-seats/link-guards';
import { BookingChatService } from './booking-chat.service';

@Controller()
@GuardedBy(BookingTokenGuard)
export class BookingChatController {
  constructor(private readonly chats: BookingChatService) {}

  @Op('createTelegramLink')
  async create(
    @Input() _: OpInput<'createTelegramLink'>,
    @TokenSeat() seatId: string,
  ): Promise<OpOutput<'createTelegramLink'>> {
    const { url, expiresAt } = await this.chats.createLink(seatId);
    return { url, expires_at: expiresAt.toISOString() };
  }

  @Op('unlinkTelegram')
  async unlink(@Input() _: OpInput<'unlinkTelegram'>, @TokenSeat() seatId: string): Promise<void> {
    await this.chats.unlink(seatId);
  }
}
