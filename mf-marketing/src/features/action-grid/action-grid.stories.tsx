import preview from '@declic/design-system/storybook/preview';
import { withClaims } from '../../claims';
import en from '../../i18n/landing/en.json';
import fr from '../../i18n/landing/fr.json';
import { ActionGrid } from './action-grid';

const meta = preview.meta({ title: 'Marketing/Action grid', component: ActionGrid });
const [english, french] = [withClaims(en), withClaims(fr)];

export const WithOthers = meta.story({ args: { cards: english.cards, texts: english.grid } });
export const FirstOfAll = meta.story({ args: { cards: french.cards, texts: french.grid, first: 8 } });
export const LongText = meta.story({
  args: {
    texts: french.grid,
    cards: french.cards
      .slice(0, 3)
      .map((card) => ({ ...card, title: `${card.title} `.repeat(4), text: card.text.repeat(4) })),
  },
});
