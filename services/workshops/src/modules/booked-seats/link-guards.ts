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

/** Lets in who has the personal link of a booking. */
@Injectable()
export class BookingTokenGuard implements CanActivate {
  constructor(private readonly links: BookingLinks) {}

  /** @throws {BookingLinkInvalidError} the link opens nothing. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { request, token } = readToken(context, 'booking-token');
    const seatId = await this.links.findSeat(token);
    if (seatId === undefined) throw new BookingLinkInvalidError();
    opened.set(request, { id: seatId, token });
    return true;
  }
}

/** Lets in the page that booked as well, which may read the state of its booking. */
@Injectable()
export class BookingStatusGuard implements CanActivate {
  constructor(private readonly links: BookingLinks) {}

  /** @throws {BookingLinkInvalidError} the token opens nothing. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { request, token } = readToken(context, 'booking-token');
    const seatId = this.links.readStatusToken(token) ?? (await this.links.findSeat(token));
    if (seatId === undefined) throw new BookingLinkInvalidError();
    opened.set(request, { id: seatId, token });
    return true;
  }
}

/** Lets in who has the personal link of a place in line. */
@Injectable()
export class WaitingTokenGuard implements CanActivate {
  constructor(private readonly links: BookingLinks) {}

  /** @throws {WaitingLinkInvalidError} the link opens nothing. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { request, token } = readToken(context, 'waiting-token');
    const placeId = await this.links.findPlace(token);
    if (placeId === undefined) throw new WaitingLinkInvalidError();
    opened.set(request, { id: placeId, token });
    return true;
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

/** @throws {UnauthorizedError} the request has no token. */
function readToken(context: ExecutionContext, name: 'booking-token' | 'waiting-token') {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const token = request.headers[name];
  if (typeof token !== 'string' || token === '') throw new UnauthorizedError();
  return { request, token };
}

function readOpened(context: ExecutionContext): Opened {
  const found = opened.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (found === undefined) throw new Error('This handler has no guard that reads a token.');
  return found;
}
