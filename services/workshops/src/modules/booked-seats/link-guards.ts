import { UnauthorizedError } from '@declic/nest-kit';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BookingLinks, type SeatLink } from './booking-links';
import { BookingLinkInvalidError, WaitingLinkInvalidError } from './booking.errors';

/** What was opened, and the token that opened it. */
interface Opened {
  readonly id: string;
  readonly token: string;
}

const opened = new WeakMap<FastifyRequest, Opened>();

/** Lets in who has a token that opens something, and remembers what. */
abstract class LinkGuard implements CanActivate {
  protected abstract readonly header: 'booking-token' | 'waiting-token';

  /** @throws the refusal of a token that opens nothing. */
  protected abstract open(token: string): Promise<string>;

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = request.headers[this.header];
    if (typeof token !== 'string' || token === '') throw new UnauthorizedError();
    opened.set(request, { id: await this.open(token), token });
    return true;
  }
}

/** Lets in who has the personal link of a booking. */
@Injectable()
export class BookingTokenGuard extends LinkGuard {
  protected readonly header = 'booking-token';

  constructor(private readonly links: BookingLinks) {
    super();
  }

  /** @throws {BookingLinkInvalidError} the link opens nothing. */
  protected async open(token: string): Promise<string> {
    const seatId = await this.links.findSeat(token);
    if (seatId === undefined) throw new BookingLinkInvalidError();
    return seatId;
  }
}

/** Lets in the page that booked as well, which may read the state of its booking. */
@Injectable()
export class BookingStatusGuard extends BookingTokenGuard {
  constructor(private readonly statusLinks: BookingLinks) {
    super(statusLinks);
  }

  protected override async open(token: string): Promise<string> {
    return this.statusLinks.readStatusToken(token) ?? super.open(token);
  }
}

/** Lets in who has the personal link of a place in line. */
@Injectable()
export class WaitingTokenGuard extends LinkGuard {
  protected readonly header = 'waiting-token';

  constructor(private readonly links: BookingLinks) {
    super();
  }

  /** @throws {WaitingLinkInvalidError} the link opens nothing. */
  protected async open(token: string): Promise<string> {
    const placeId = await this.links.findPlace(token);
    if (placeId === undefined) throw new WaitingLinkInvalidError();
    return placeId;
  }
}

/** The booking whose token came with the request. */
export const TokenSeat = createParamDecorator((_: unknown, context: ExecutionContext) => readOpened(context).id);

/** The same with the token, for changes: they look again whether it opens the booking once they have locked it. */
export const OpenedLink = createParamDecorator((_: unknown, context: ExecutionContext): SeatLink => {
  const { id, token } = readOpened(context);
  return { seatId: id, token };
});

/** The place in line whose token came with the request. */
export const TokenPlace = TokenSeat;

function readOpened(context: ExecutionContext): Opened {
  const found = opened.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (found === undefined) throw new Error('This handler has no guard that reads a token.');
  return found;
}
