import { Grid } from '@declic/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Session } from '../domain/session';
import { Cover } from './cover';

const meta: Meta<typeof Cover> = { title: 'Workshops/Cover', component: Cover };
export default meta;

type Story = StoryObj<typeof Cover>;

const six = (level: Session['level']) => (
  <Grid>
    {Array.from({ length: 6 }, (_, index) => (
      <Cover key={index} session={{ id: `atelier-${index}`, level, cover_url: null }} />
    ))}
  </Grid>
);

export const Beginner: Story = { render: () => six('beginner') };
export const Intermediate: Story = { render: () => six('intermediate') };
export const Advanced: Story = { render: () => six('advanced') };
