import type { Decorator } from '@storybook/react-vite';
import preview from '@declic/design-system/storybook/preview';
import { aWorkshop } from '../../testing/a-workshop';
import { WorkshopCard, type WorkshopCardProps } from './workshop-card';

/** A card is a third-level heading under its list's second. */
const inItsList: Decorator<WorkshopCardProps> = (Story, { args }) => (
  <div style={{ maxInlineSize: args.view === 'liste' ? 960 : 380 }}>
    <h2 style={{ fontSize: '1rem' }}>Tous les ateliers</h2>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Workshops/Workshop card',
  component: WorkshopCard,
  args: { session: aWorkshop(), view: 'grille' as const },
  decorators: [inItsList],
});

export const Upcoming = meta.story();
export const FewSeats = meta.story({ args: { session: aWorkshop({ seats_left: 3, level: 'intermediate' }) } });
export const SoldOut = meta.story({
  args: { session: aWorkshop({ status: 'soldout', seats_left: 0, level: 'advanced' }) },
});
export const Replay = meta.story({ args: { session: aWorkshop({ status: 'replay' }) } });
export const InAList = meta.story({ args: { view: 'liste' } });
export const LongText = meta.story({
  args: {
    session: aWorkshop({
      title:
        'Automatiser l’anticonstitutionnellement longue qualification des prospects internationaux sans jamais perdre le fil',
      stack: ['Un outil au nom interminable', 'Google Sheets', 'PostgreSQL', 'n8n'],
    }),
  },
});
