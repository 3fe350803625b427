import preview from '@declic/design-system/storybook/preview';
import { aWorkshop } from '../../testing/a-workshop';
import { maxWidth } from '../../testing/max-width';
import { Cover } from './cover';

const meta = preview.meta({
  title: 'Workshops/Cover',
  component: Cover,
  args: { session: aWorkshop() },
  decorators: [maxWidth(960)],
});

export const Beginner = meta.story();
export const Intermediate = meta.story({ args: { session: aWorkshop({ level: 'intermediate' }) } });
export const Advanced = meta.story({ args: { session: aWorkshop({ level: 'advanced' }) } });

const titles = [
  'Votre premier workflow n8n utile',
  'Trier le support avec un agent',
  'Appeler une API sans être développeur',
  'Qualifier ses prospects pendant la nuit',
  'Factures PDF : de la boîte mail au tableur',
  'Des webhooks qui ne perdent rien',
  'Un mois de contenus à partir d’une seule idée',
  'La clinique des automatisations',
  'Google Sheets comme base de données',
];
const levels = ['beginner', 'intermediate', 'advanced'] as const;

export const Themes = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 1fr)' }}>
      {titles.map((title, index) => (
        <Cover key={title} session={aWorkshop({ id: `w${index}`, title, level: levels[index % 3] ?? 'beginner' })} />
      ))}
    </div>
  ),
});
