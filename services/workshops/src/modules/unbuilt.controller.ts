import { Op, Public } from '@declic/nest-kit';
import { Controller, type CanActivate, Injectable } from '@nestjs/common';
import { GuardedBy } from '@declic/nest-kit';

@Injectable()
export class ClosedGuard implements CanActivate {
  canActivate(): boolean {
    return false;
  }
}

/** Operations whose handlers are being written. Whoever writes one takes its line away; the file goes with the last. */
@Controller()
export class UnbuiltController {
  // sessions, bookings, payments, manage, waiting-list, policy
  @Op('getBookingPolicy') @Public() o01() { return missing(); }
  @Op('resendBookingLink') @Public() o02() { return missing(); }
  @Op('getBookingStatus') @GuardedBy(ClosedGuard) o03() { return missing(); }
  @Op('releaseHeldBooking') @GuardedBy(ClosedGuard) o04() { return missing(); }
  @Op('getMyBooking') @GuardedBy(ClosedGuard) o05() { return missing(); }
  @Op('confirmMyBooking') @GuardedBy(ClosedGuard) o06() { return missing(); }
  @Op('cancelMyBooking') @GuardedBy(ClosedGuard) o07() { return missing(); }
  @Op('transferMyBooking') @GuardedBy(ClosedGuard) o08() { return missing(); }
  @Op('joinWaitingList') @Public() o09() { return missing(); }
  @Op('getWaitingPlace') @GuardedBy(ClosedGuard) o10() { return missing(); }
  @Op('acceptOffer') @GuardedBy(ClosedGuard) o11() { return missing(); }
  @Op('passOffer') @GuardedBy(ClosedGuard) o12() { return missing(); }
  @Op('leaveWaitingList') @GuardedBy(ClosedGuard) o13() { return missing(); }
  @Op('receiveWorkshopPayment') @Public() o14() { return missing(); }
  // calendar
  @Op('getBookingCalendar') @GuardedBy(ClosedGuard) o20() { return missing(); }
  // telegram
  @Op('createTelegramLink') @GuardedBy(ClosedGuard) o21() { return missing(); }
  @Op('unlinkTelegram') @GuardedBy(ClosedGuard) o22() { return missing(); }
  // organisers
  @Op('listOrganisedSessions') @GuardedBy(ClosedGuard) o30() { return missing(); }
  @Op('createSession') @GuardedBy(ClosedGuard) o31() { return missing(); }
  @Op('getOrganisedSession') @GuardedBy(ClosedGuard) o32() { return missing(); }
  @Op('changeSession') @GuardedBy(ClosedGuard) o33() { return missing(); }
  @Op('closeSession') @GuardedBy(ClosedGuard) o34() { return missing(); }
  @Op('reopenSession') @GuardedBy(ClosedGuard) o35() { return missing(); }
  @Op('cancelSession') @GuardedBy(ClosedGuard) o36() { return missing(); }
  @Op('listSessionBookings') @GuardedBy(ClosedGuard) o37() { return missing(); }
  @Op('exportSessionBookings') @GuardedBy(ClosedGuard) o38() { return missing(); }
  @Op('listSessionWaiting') @GuardedBy(ClosedGuard) o39() { return missing(); }
  @Op('getWorkshopRevenue') @GuardedBy(ClosedGuard) o40() { return missing(); }
}

function missing(): never {
  throw new Error('This operation is not built yet.');
}
