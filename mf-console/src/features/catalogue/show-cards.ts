/** The places that a screen shows, and a little more; a card behind them is not laid out. */
const SCREEN = 24;
/** So many cards of the screen are shown in a frame: drawing more takes longer than a frame should on a slow computer. */
export const FRAME_CARDS = 3;
/** How many cards behind the screen cost as much as one on it. */
const BEHIND = 10;

const listCards = (list: HTMLElement) => [...list.children].filter((card) => card instanceof HTMLElement);

/**
 * Hides the cards that are left out. As many as leave come onto the screen from behind it: where these are more than a frame can
 * take, the others are hidden, too, for `showSome`. A card with the focus stays.
 */
export function leaveOut(list: HTMLElement, slugs: ReadonlySet<string>): void {
  const shown = listCards(list).filter((card) => !card.hidden);
  const isWanted = (card: HTMLElement) => slugs.has(card.dataset['slug'] ?? '');
  const leaving = shown.filter((card) => !isWanted(card));
  const isMuch = leaving.length > FRAME_CARDS;
  const stays = (card: HTMLElement) => isWanted(card) && card.contains(document.activeElement);
  for (const card of isMuch ? shown.filter((each) => !stays(each)) : leaving) card.hidden = true;
}

/** Shows as many of these cards as fit into a frame, from the first on. Answers whether some remain for another frame. */
export function showSome(list: HTMLElement, slugs: ReadonlySet<string>): boolean {
  const wanted = listCards(list).filter((card) => slugs.has(card.dataset['slug'] ?? ''));
  let cost = 0;
  for (const [place, card] of wanted.entries()) {
    if (!card.hidden) continue;
    cost += place < SCREEN ? 1 : 1 / BEHIND;
    if (cost > FRAME_CARDS) return true;
    card.hidden = false;
  }
  return false;
}
