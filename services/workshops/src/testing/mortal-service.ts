import { runService } from '@declic/nest-kit';
import { readFailPoint } from '@declic/nest-kit/testing/fail-points';
import { LocalOneTimePayments } from '@declic/payments';
import { AppModule } from '../app.module';
import { CancelBookingService } from '../modules/manage/cancel-booking.service';
import { PaymentEventsService } from '../modules/payments/payment-events.service';
import { PaymentPages } from '../modules/payments/payment-pages.service';
import { RefundPaymentJob } from '../modules/payments/refund-payment.job';
import { Refunds } from '../modules/payments/refunds.service';
import { SeatPaymentsRepository } from '../modules/payments/seat-payments.repository';
import { SeatBatchCommit } from '../modules/seat-batches/seat-batch-commit.service';
import { SeatBatchesRepository } from '../modules/seat-batches/seat-batches.repository';
import { SeatGrants } from '../modules/seat-grants/seat-grants.service';
import { SeatOffers } from '../modules/seat-offers/seat-offers.service';
import { SeatsRepository } from '../modules/seats/seats.repository';
import { EndCancelledSession } from '../modules/session-changes/end-cancelled-session.service';
import { TellMovedSession } from '../modules/session-changes/tell-moved-session.service';
import { ToldTimesRepository } from '../modules/session-changes/told-times.repository';
import { AcceptOfferService } from '../modules/waiting-list/accept-offer.service';
import type { FailPoint } from './fail-points';

/** The service as it is, except that it stops at one point, says so, and waits there to be killed. Only tests build this file. */
const { around } = readFailPoint<FailPoint>();

around(SeatBatchesRepository.prototype, 'insert', { after: 'after a batch of seats is written, before the commit' });
around(SeatBatchCommit.prototype, 'commit', { after: 'after a batch of seats is committed, before the answer' });
around(PaymentPages.prototype, 'open', { before: 'after the hold, before the page is opened' });
around(SeatPaymentsRepository.prototype, 'setPage', {
  before: 'after the page is opened, before it is kept',
  after: 'after the page is kept, before the answer',
});
around(SeatsRepository.prototype, 'setState', { after: 'after the seat is confirmed, before the commit' });
around(PaymentEventsService.prototype, 'receive', { after: 'after the payment is applied, before the answer' });
around(Refunds.prototype, 'order', { after: 'after the refund is ordered, before the commit' });
around(CancelBookingService.prototype, 'cancel', { after: 'after the cancellation, before the answer' });
around(LocalOneTimePayments.prototype, 'refundPayment', {
  before: 'before the provider is asked for the refund',
  after: 'after the provider refunded, before that is kept',
});
around(RefundPaymentJob.prototype, 'handle', { after: 'after the refund is kept, before the job ends' });
around(EndCancelledSession.prototype, 'listLate', { after: 'after a portion of bookings is ended, before the commit' });
around(EndCancelledSession.prototype, 'endSome', { after: 'between two portions of a cancelled session' });
around(ToldTimesRepository.prototype, 'setTold', {
  after: 'after a person is told of the new time, before the commit',
});
around(TellMovedSession.prototype, 'tellSome', { after: 'between two portions of a moved session' });
around(SeatOffers.prototype, 'offer', { after: 'after a seat is offered, before the commit' });
around(SeatOffers.prototype, 'expire', { after: 'after an offer has expired, before the commit' });
around(SeatsRepository.prototype, 'confirmAddress', { after: 'after an offer is accepted, before the commit' });
around(AcceptOfferService.prototype, 'accept', { after: 'after an offer is accepted, before the answer' });
around(SeatGrants.prototype, 'giveBack', { after: 'after an offer is passed on, before the commit' });

await runService({ name: 'workshops', module: AppModule });
