import { Badge, Row } from '@declic/design-system';
import { TONES } from '../../strategy/tones';
import type { Strategy } from '../../strategy/strategies.queries';
import { LineGroup } from './line-group';

const LANGUAGES = { en: 'English', fr: 'French' } as const;

export function ToneLines({ tone }: { tone: NonNullable<Strategy['tone_json']> }) {
  return (
    <>
      <Row $gap={2}>
        <Badge>{TONES.find(({ value }) => value === tone.tone)?.label}</Badge>
        {tone.language ? <Badge>{LANGUAGES[tone.language]}</Badge> : null}
      </Row>
      <LineGroup title="Voice" lines={tone.voice} />
    </>
  );
}
