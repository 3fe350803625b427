/** Test cards. There is no field for a card number, so that no real one is entered. */
export const TEST_CARDS = [
  { id: 'works', number: '4242', says: 'Every payment succeeds.' },
  { id: 'declines', number: '0002', says: 'The payment is declined.' },
  { id: 'declines-later', number: '0341', says: 'This payment succeeds, the next one is declined.' },
] as const;

/** Test cards of what is paid for once. */
export const PAYMENT_CARDS = [
  TEST_CARDS[0],
  TEST_CARDS[1],
  { id: 'refuses-refunds', number: '5126', says: 'The payment succeeds, and every refund of it fails.' },
] as const;

type Card = (typeof TEST_CARDS | typeof PAYMENT_CARDS)[number];

/** The choice of a card, and the button that pays with it. */
export function cardForm(cards: readonly Card[], label: string): string {
  return `<section aria-labelledby="pay">
<h2 id="pay">Pay by card</h2>
<form method="post">
<fieldset>
<legend>Test card</legend>
${cards.map(cardChoice).join('\n')}
</fieldset>
<button class="pay" type="submit">${label}</button>
</form>
</section>`;
}

function cardChoice({ id, number, says }: Card, index: number): string {
  return `<label class="card"><input type="radio" name="card" value="${id}"${index === 0 ? ' checked' : ''}><span><b>•••• ${number}</b><small>${says}</small></span></label>`;
}
