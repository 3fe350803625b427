import { Grid } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import type { Session } from '../domain/session';
import { Cover } from './cover';

const meta = preview.meta({ title: 'Workshops/Cover', component: Cover });
const six = (level: Session['level']) => (
  <Grid>
    {Array.from({ length: 6 }, (_, index) => (
      <Cover key={index} session={{ id: `atelier-${index}`, level, cover_url: null }} />
    ))}
  </Grid>
);

export const Beginner = meta.story({ render: () => six('beginner') });
export const Intermediate = meta.story({ render: () => six('intermediate') });
export const Advanced = meta.story({ render: () => six('advanced') });
