import preview from '../../.storybook/preview';
import { Clock, Row } from '../index';
import { Badge } from './badge';

const meta = preview.meta({ title: 'Components/Badge', component: Badge, args: { children: 'Beginner' } });

export const Default = meta.story();

export const Tones = meta.story({
  render: () => (
    <Row>
      <Badge>Draft</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="success">Confirmed</Badge>
      <Badge tone="warning">3 seats left</Badge>
      <Badge tone="danger">Sold out</Badge>
    </Row>
  ),
});

export const WithIcon = meta.story({ args: { icon: <Clock size={14} aria-hidden />, children: '90 min' } });

export const LongText = meta.story({ args: { children: 'Une étiquette qui en dit nettement plus long que prévu' } });
