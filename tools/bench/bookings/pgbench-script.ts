import { COUNT_HITS_ALONE } from '../../../libs/nest-kit/src/throttle/count-hits.ts';
import { sessionIdSql } from './loads.ts';

const ID = sessionIdSql(':session::integer');
const READ_SESSION = `select s.*, c.* from workshop_session s join seat_counter c on c.session_id = s.id where s.id = ${ID}`;

/** The throttle of one network, which is not reached. */
const HIT = COUNT_HITS_ALONE.replace('$1::text[]', `array['bookings:' || :network::text]`)
  .replace('$2::integer[]', 'array[3600]')
  .replace('$3::integer[]', 'array[10000]');

/** The mail itself is written when it is sent; its job carries the token of the personal link. */
const MAIL = `json_build_object('token', left(:seat::text || :seat::text, 43))`;

/**
 * The statements of one booking of a free seat that comes alone: the throttle, the session, and the transaction that takes the seat,
 * writes booking and link, and orders the mail. The service sends the same for many bookings at once. What people type is shorter here than it may be.
 */
export const BOOKING_SCRIPT = `\\set session random(1, :accounts)
\\set network random(1, 1000000000)
${HIT.trim().replaceAll(/\s+/g, ' ')};
${READ_SESSION};
begin;
select pg_advisory_xact_lock(:network::bigint);
select count(*) from seat_allocation where network_hash = decode(lpad(to_hex(:network::integer), 64, '0'), 'hex') and created_at > now() - interval '1 day'
   and address_confirmed_at is null and state = 'confirmed' and ticket_type = 'free';
update seat_counter set taken = taken + 1 where session_id = ${ID} and taken < capacity returning 1;
${READ_SESSION};
insert into seat_allocation (session_id, email, ticket_type, state, network_hash, told_sequence)
  select id, gen_random_uuid() || '@example.com', 'free', 'confirmed', decode(lpad(to_hex(:network::integer), 64, '0'), 'hex'), sequence
    from workshop_session where id = ${ID}
  on conflict (session_id, lower(email)) where state in ('held', 'confirmed') do nothing returning id as seat \\gset
insert into registration (seat_id, first_name, consent_at, telegram_notifications) values (:seat::uuid, 'Ada', now(), false)
  on conflict (idempotency_key) do nothing returning seat_id;
select s.*, r.* from seat_allocation s left join registration r on r.seat_id = s.id where s.id = :seat::uuid;
insert into booking_link (token_hash, seat_id, created_at, expires_at) values (sha256(:seat::text::bytea), :seat::uuid, now(), now());
select workshops_jobs.add_job('send-booking-confirmation', ${MAIL});
commit;
`;
