import { type DomainError, UnauthorizedError } from '@declic/nest-kit';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BookingLinks, type SeatLink } from './booking-links';
import { BookingLinkInvalidError, WaitingLinkInvalidError } from './booking.errors';

/** What was opened, and the token that opened it. */
interface Opened {
  readonly id: string;
  readonly token: string;
}

const opened = new WeakMap<FastifyRequest, Opened>();

/** What a token opens; undefined when it opens nothing. */
type Opening = (links: BookingLinks, token: string) => Promise<string | undefined>;

/** The base of a guard that lets in who has a token that opens something, and remembers what. */
function linkGuard(header: 'booking-token' | 'waiting-token', open: Opening, Refusal: Type<DomainError>) {
  @Injectable()
  class LinkGuard implements CanActivate {
    constructor(private readonly links: BookingLinks) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const token = request.headers[header];
      if (typeof token !== 'string' || token === '') throw new UnauthorizedError();
      const id = await open(this.links, token);
      if (id === undefined) throw new Refusal();
      opened.set(request, { id, token });
      return true;
    }
  }
  return LinkGuard;
}

const openSeat: Opening = (links, token) => links.findSeat(token);
const openStatus: Opening = async (links, token) => links.readStatusToken(token) ?? openSeat(links, token);
const openPlace: Opening = (links, token) => links.findPlace(token);

/** Lets in who has the personal link of a booking. */
export class BookingTokenGuard extends linkGuard('booking-token', openSeat, BookingLinkInvalidError) {}

/** Lets in the page that booked as well, which may read the state of its booking. */
export class BookingStatusGuard extends linkGuard('booking-token', openStatus, BookingLinkInvalidError) {}

/** Lets in who has the personal link of a place in line. */
export class WaitingTokenGuard extends linkGuard('waiting-token', openPlace, WaitingLinkInvalidError) {}

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
