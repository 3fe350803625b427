import { CONFIG } from '@declic/nest-kit';
import { OneTimePayments } from '@declic/payments';
import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module';
import { BookingStatusController } from '../manage/booking-status.controller';
import { BookingStatusService } from '../manage/booking-status.service';
import { CancelBookingService } from '../manage/cancel-booking.service';
import { ConfirmBookingService } from '../manage/confirm-booking.service';
import { MyBookingController } from '../manage/my-booking.controller';
import { MyBookingService } from '../manage/my-booking.service';
import { SendConfirmationJob } from '../manage/send-confirmation.job';
import { TransferBookingService } from '../manage/transfer-booking.service';
import { ClosePaymentPageJob } from '../payments/close-payment-page.job';
import { createPayments } from '../payments/create-payments';
import { FailedRefunds } from '../payments/failed-refunds.service';
import { PaymentEventsService } from '../payments/payment-events.service';
import { PaymentPages } from '../payments/payment-pages.service';
import { PaymentWebhookController } from '../payments/payment-webhook.controller';
import { RefundPaymentAgainJob } from '../payments/refund-payment-again.job';
import { RefundPaymentJob } from '../payments/refund-payment.job';
import { RefundPayments } from '../payments/refund-payments.service';
import { Refunds } from '../payments/refunds.service';
import { SeatPaymentsRepository } from '../payments/seat-payments.repository';
import { PolicyController } from '../policy/policy.controller';
import { CancelSessionService } from '../session-changes/cancel-session.service';
import { EndCancelledSession } from '../session-changes/end-cancelled-session.service';
import { EndCancelledSessionJob } from '../session-changes/end-cancelled-session.job';
import { ExpiredHoldsRepository } from '../seats/expired-holds.repository';
import { LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import { SeatBatchCommit } from '../seat-batches/seat-batch-commit.service';
import { SeatBatches } from '../seat-batches/seat-batches.service';
import { SeatBatchesRepository } from '../seat-batches/seat-batches.repository';
import { SeatLedger } from '../seats/seat-ledger';
import { SeatsRepository } from '../seats/seats.repository';
import { SessionTurns } from '../seats/session-turns';
import { SweepSeatsJob } from '../session-changes/sweep-seats.job';
import { ResumeSessionChangesJob } from '../session-changes/resume-session-changes.job';
import { TellMovedSession } from '../session-changes/tell-moved-session.service';
import { TellMovedSessionJob } from '../session-changes/tell-moved-session.job';
import { ToldTimesRepository } from '../session-changes/told-times.repository';
import { SessionChangesService } from '../session-changes/session-changes.service';
import { SessionEditsRepository } from '../session-changes/session-edits.repository';
import { SessionsModule } from '../sessions/sessions.module';
import { TelegramModule } from '../telegram/telegram.module';
import { AcceptOfferService } from '../waiting-list/accept-offer.service';
import { SeatOffers } from '../seat-offers/seat-offers.service';
import { WaitingListController } from '../waiting-list/waiting-list.controller';
import { WaitingListRepository } from '../seat-offers/waiting-list.repository';
import { JoinWaitingListService } from '../waiting-list/join-waiting-list.service';
import { WaitingListService } from '../waiting-list/waiting-list.service';
import { BookingAnswers } from '../book-workshop/booking-answers.service';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingsController } from '../book-workshop/bookings.controller';
import { BookingsService } from '../book-workshop/bookings.service';
import { FreeBookings } from '../book-workshop/free-bookings.service';
import { BookingStatusGuard, BookingTokenGuard, WaitingTokenGuard } from '../booked-seats/link-guards';
import { PremiumBookings } from '../book-workshop/premium-bookings.service';
import { SeatTaker } from '../book-workshop/seat-taker.service';

/** Seats, from the booking to the refund. */
@Module({
  imports: [SessionsModule, MailsModule, TelegramModule],
  controllers: [
    PolicyController,
    BookingsController,
    BookingStatusController,
    MyBookingController,
    WaitingListController,
    PaymentWebhookController,
  ],
  providers: [
    { provide: OneTimePayments, inject: [CONFIG], useFactory: createPayments },
    // Seats.
    SeatLedger,
    SeatsRepository,
    ExpiredHoldsRepository,
    SeatGrants,
    SessionTurns,
    SeatBatchesRepository,
    SeatBatchCommit,
    SeatBatches,
    LockedSeats,
    SweepSeatsJob,
    CancelSessionService,
    EndCancelledSession,
    EndCancelledSessionJob,
    TellMovedSession,
    TellMovedSessionJob,
    ToldTimesRepository,
    ResumeSessionChangesJob,
    SessionChangesService,
    SessionEditsRepository,
    // Bookings and their links.
    BookingLinks,
    BookingTokenGuard,
    BookingStatusGuard,
    WaitingTokenGuard,
    SeatTaker,
    FreeBookings,
    PremiumBookings,
    BookingsService,
    BookingAnswers,
    BookingStatusService,
    MyBookingService,
    ConfirmBookingService,
    CancelBookingService,
    TransferBookingService,
    SendConfirmationJob,
    // Payments.
    SeatPaymentsRepository,
    PaymentPages,
    PaymentEventsService,
    Refunds,
    FailedRefunds,
    RefundPayments,
    RefundPaymentJob,
    RefundPaymentAgainJob,
    ClosePaymentPageJob,
    // The line.
    WaitingListRepository,
    WaitingListService,
    JoinWaitingListService,
    AcceptOfferService,
    SeatOffers,
  ],
  exports: [
    BookingLinks,
    BookingTokenGuard,
    SeatsRepository,
    SessionChangesService,
    SessionEditsRepository,
    CancelSessionService,
    FailedRefunds,
    SeatPaymentsRepository,
    WaitingListRepository,
  ],
})
export class BookingsModule {}
