import { RadioGroup, Stack, Text } from '@declic/design-system';
import { formatEuro } from '../../domain/money';
import { openTickets, type Session, type TicketType, listTickets } from '../../domain/session';
import { ticketNames } from '../../domain/session-labels';
import { PolicySentence } from '../../policy/policy-sentence';

type Ticketed = Pick<Session, 'ticket_free_enabled' | 'premium_price_eur' | 'premium_seats_left'>;

export interface TicketChoiceProps {
  session: Ticketed;
  value: TicketType;
  onChoose: (ticket: TicketType) => void;
}

const formatPrice = (ticket: TicketType, session: Ticketed): string =>
  formatEuro(ticket === 'free' ? 0 : session.premium_price_eur);

/** Shown only where a free and a premium ticket are sold. */
export function TicketChoice({ session, value, onChoose }: TicketChoiceProps) {
  const sold = listTickets(session);
  if (sold.length < 2) return null;
  const open = openTickets(session);
  // A ticket that was chosen while it had seats stays in sight: the service has the last word.
  const shown = sold.filter((ticket) => open.includes(ticket) || ticket === value);
  return (
    <RadioGroup
      label="Billet"
      hint={open.length < sold.length ? 'Il ne reste plus de billet Premium pour cet atelier.' : undefined}
      choices={shown.map((ticket) => ({
        value: ticket,
        label: `${ticketNames[ticket]} · ${formatPrice(ticket, session)}`,
      }))}
      value={value}
      onChange={(chosen) => onChoose(chosen === 'premium' ? 'premium' : 'free')}
    />
  );
}

/** Below the button: what is paid, and when. */
export function PriceNote({ ticket, session }: { ticket: TicketType; session: Ticketed }) {
  if (ticket === 'free') {
    return (
      <Text size="small" tone="muted">
        Pass Gratuit · {formatPrice(ticket, session)}. Aucun moyen de paiement n’est demandé.
      </Text>
    );
  }
  return (
    <Stack $gap={1}>
      <Text size="small" tone="muted">
        Premium · {formatPrice(ticket, session)}. Le paiement s’ouvre dans un nouvel onglet.
      </Text>
      <PolicySentence of={['payment', 'cancellation', 'refund']} />
    </Stack>
  );
}
