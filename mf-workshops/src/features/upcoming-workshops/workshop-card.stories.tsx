import type { Meta, StoryObj } from '@storybook/react-vite';
import { aWorkshop } from '../../testing/a-workshop';
import { WorkshopCard } from './workshop-card';

const meta: Meta<typeof WorkshopCard> = {
  title: 'Workshops/Workshop card',
  component: WorkshopCard,
  args: { session: aWorkshop(), view: 'grille' },
  decorators: [
    // A card is a third-level heading under its list's second.
    (Story, { args }) => (
      <div style={{ maxInlineSize: args.view === 'liste' ? 960 : 380 }}>
        <h2 style={{ fontSize: '1rem' }}>Tous les ateliers</h2>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof WorkshopCard>;

export const Upcoming: Story = {};
export const FewSeats: Story = { args: { session: aWorkshop({ seats_left: 3, level: 'intermediate' }) } };
export const SoldOut: Story = { args: { session: aWorkshop({ status: 'soldout', seats_left: 0, level: 'advanced' }) } };
export const Replay: Story = { args: { session: aWorkshop({ status: 'replay' }) } };
export const InAList: Story = { args: { view: 'liste' } };
export const LongText: Story = {
  args: {
    session: aWorkshop({
      title:
        'Automatiser l’anticonstitutionnellement longue qualification des prospects internationaux sans jamais perdre le fil',
      stack: ['Un outil au nom interminable', 'Google Sheets', 'PostgreSQL', 'n8n'],
    }),
  },
};
