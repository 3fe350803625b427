import { GuardedBy, Input, Op, type OpInput, Public, Throttled } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { toAttendeeFacts } from '../booked-seats/book-seat';
import { BookingAnswers } from '../book-workshop/booking-answers.service';
import { WAITING_PLACES } from '../booked-seats/booking-budget';
import { TokenPlace, WaitingTokenGuard } from '../booked-seats/link-guards';
import { toBookingResult } from '../book-workshop/to-booking-result';
import { AcceptOfferService } from './accept-offer.service';
import { toWaitingPlace } from './to-waiting-place';
import { WaitingListService } from './waiting-list.service';

@Controller()
export class WaitingListController {
  constructor(
    private readonly line: WaitingListService,
    private readonly offers: AcceptOfferService,
    private readonly answers: BookingAnswers,
  ) {}

  @Op('joinWaitingList')
  @Public()
  @Throttled(WAITING_PLACES)
  async join(@Input() { body }: OpInput<'joinWaitingList'>) {
    const { sessionId, email, ticketType } = body;
    return { position: await this.line.join({ sessionId, email: email.trim(), ticketType }) };
  }

  @Op('getWaitingPlace')
  @GuardedBy(WaitingTokenGuard)
  async get(@Input() _input: OpInput<'getWaitingPlace'>, @TokenPlace() placeId: string) {
    return toWaitingPlace(await this.line.read(placeId));
  }

  @Op('acceptOffer')
  @GuardedBy(WaitingTokenGuard)
  async accept(@Input() { body }: OpInput<'acceptOffer'>, @TokenPlace() placeId: string) {
    return toBookingResult(await this.answers.complete(await this.offers.accept(placeId, toAttendeeFacts(body))));
  }

  @Op('passOffer')
  @GuardedBy(WaitingTokenGuard)
  async pass(@Input() _input: OpInput<'passOffer'>, @TokenPlace() placeId: string) {
    await this.line.pass(placeId);
    return toWaitingPlace(await this.line.read(placeId));
  }

  @Op('leaveWaitingList')
  @GuardedBy(WaitingTokenGuard)
  async leave(@Input() _input: OpInput<'leaveWaitingList'>, @TokenPlace() placeId: string) {
    await this.line.leave(placeId);
    return toWaitingPlace(await this.line.read(placeId));
  }
}
