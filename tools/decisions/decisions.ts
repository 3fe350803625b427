/** `built`: tagged in the code. `partly`: tagged, but not complete. `open`: no code yet, so no tag. */
export type DecisionState = 'built' | 'partly' | 'open';

/** A numbered decision of the product. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  readonly state: DecisionState;
  /** What is missing, unless it is built. */
  readonly missing?: string;
}

const built = (id: string, title: string): Decision => ({ id, title, state: 'built' });

/** All decisions, in their order. One that gets its first code becomes `partly` or `built` here. */
export const DECISIONS: readonly Decision[] = [
  built('D1', 'E-mail verification before the first sign-in'),
  built('D2', 'Uniform answers for known and unknown addresses'),
  built('D3', 'Sessions: access token in memory, rotated refresh token'),
  built('D4', 'Password hashing and rules'),
  built('D5', 'Identity comes from the session, not from the body'),
  built('D6', 'Account deletion and data export'),
  built('D7', 'One credit balance per account'),
  built('D8', 'Append-only credit ledger'),
  built('D9', 'Charging contract: checks, refunds, idempotency'),
  built('D10', 'Four transaction types'),
  built('D11', 'Monthly grants and the waitlist bonus'),
  built('D12', 'Suspended accounts keep their balance'),
  built('D13', 'Rate limits per account and plan'),
  built('D14', 'Payment provider port with Stripe and local adapters'),
  built('D15', 'Currency texts'),
  built('D16', 'Every listed action works and names its engine'),
  built('D17', 'Public and full view of the catalogue, computed metrics'),
  built('D18', 'Specified counts come from constants'),
  built('D19', 'JSON mode of the playground'),
  built('D20', 'Relay of the playground'),
  built('D21', 'Guarded fetching of user-supplied URLs'),
  built('D22', 'Seat ledger with a CHECK'),
  built('D23', 'Seat holds of premium bookings'),
  built('D24', 'Booking policy as one object'),
  built('D25', 'Queue for sold-out sessions'),
  built('D26', 'Telegram link after booking'),
  built('D27', 'Waitlist consent record, forwarding and confirmation'),
  built('D28', 'Prerendered marketing pages'),
  built('D29', 'Own intake endpoint with a durable analysis job'),
  built('D30', 'Price and limit of strategies'),
  built('D31', 'Server-sent events with polling as fallback'),
  built('D32', 'Extracted lines cite their sentence'),
  built('D33', 'Text of the analytics tab'),
  built('D34', 'Errors are problem documents'),
  built('D35', 'Local mode: mailbox and payment pages'),
  built('D36', 'Return to the requested page after signing in'),
  built('D37', 'Pages that need an API key'),
  built('D38', 'An ended session is refused by every service'),
  built('D39', 'A verification link confirms the password of its own sign-up'),
  built('D40', 'Foreign user ids in key calls are refused'),
  built('D41', 'Examples of the keys page'),
  built('D42', 'Add-ons as one-time payments'),
  built('D43', 'Buttons without a specified effect'),
  built('D44', 'Asymmetric signing keys of access tokens'),
  built('D45', 'Operators use tokens of their own'),
  built('D46', 'No outside call under a lock, time limits for the database'),
  built('D47', 'SQL functions in files of their own'),
];
