import { Badge, Row } from '@declic/design-system';
import { TONES } from '../../strategy/tones';
import type { Strategy } from '../../strategy/strategies.queries';
import { LineGroup } from './line-group';

const LANGUAGES = { en: 'English', fr: 'French', es: 'Spanish' } as const;

export interface ToneLinesProps {
  strategy: Strategy;
  tone: NonNullable<Strategy['tone_json']>;
}

export function ToneLines({ strategy, tone }: ToneLinesProps) {
  return (
    <>
      <Row $gap={2}>
        <Badge>{TONES.find(({ value }) => value === tone.tone)?.label}</Badge>
        {tone.language ? <Badge>{LANGUAGES[tone.language]}</Badge> : null}
      </Row>
      <LineGroup strategy={strategy} part="voice" />
    </>
  );
}
