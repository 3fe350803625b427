import { GuardedBy, Http, type HttpExchange, Input, Op, type OpInput, Public, Throttled } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import type { WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { toAttendeeFacts } from '../booked-seats/book-seat';
import { BookingAnswers } from '../book-workshop/booking-answers.service';
import { WAITING_PLACES } from '../booked-seats/booking-budget';
import { TokenPlace, WaitingTokenGuard } from '../booked-seats/link-guards';
import { toBookingNetwork } from '../booked-seats/booking-network';
import { toBookingResult } from '../book-workshop/to-booking-result';
import { AcceptOfferService } from './accept-offer.service';
import { toWaitingPlace } from './to-waiting-place';
import { JoinWaitingListService } from './join-waiting-list.service';
import { WaitingListService } from './waiting-list.service';

@Controller()
export class WaitingListController {
  constructor(
    private readonly line: WaitingListService,
    private readonly joining: JoinWaitingListService,
    private readonly offers: AcceptOfferService,
    private readonly answers: BookingAnswers,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {}

  @Op('joinWaitingList')
  @Public()
  @Throttled(WAITING_PLACES)
  async join(@Input() { body }: OpInput<'joinWaitingList'>, @Http() { request }: HttpExchange) {
    const { sessionId, email, ticketType } = body;
    const network = toBookingNetwork(request.ip, this.config.THROTTLE_SECRET);
    return { position: await this.joining.join({ sessionId, email: email.trim(), ticketType, ...network }) };
  }

  @Op('getWaitingPlace')
  @GuardedBy(WaitingTokenGuard)
  async get(@Input() _input: OpInput<'getWaitingPlace'>, @TokenPlace() placeId: string) {
    return toWaitingPlace(await this.line.read(placeId));
  }

  @Op('confirmWaitingPlace')
  @GuardedBy(WaitingTokenGuard)
  async confirm(@Input() _input: OpInput<'confirmWaitingPlace'>, @TokenPlace() placeId: string) {
    await this.joining.confirm(placeId);
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
