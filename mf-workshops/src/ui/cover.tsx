import { token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { Session } from '../domain/session';
import { drawCover, type Ground, SHEET } from './cover-drawing';

/** How far the background extends, for frames of another aspect ratio. */
const BLEED = 320;

export interface CoverProps {
  session: Pick<Session, 'id' | 'level' | 'cover_url'>;
}

/** Decorative cover of a workshop; hidden from screen readers. */
export function Cover({ session: { id, level, cover_url } }: CoverProps) {
  if (cover_url) return <Photo src={cover_url} alt="" />;
  const { ground, centre, rings, stroke, rules } = drawCover(id, level);
  const { sheet, rule, ring } = inks[ground];

  return (
    <Sheet viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden fill="none" strokeLinecap="round">
      <rect x={-BLEED} y={-BLEED} width={SHEET.width + 2 * BLEED} height={SHEET.height + 2 * BLEED} fill={sheet} />
      {rules.map((y) => (
        <path key={y} d={`M${-BLEED} ${y}h${SHEET.width + 2 * BLEED}`} stroke={rule} strokeOpacity="0.14" />
      ))}
      {rings.map(({ radius, width }) => (
        <circle key={radius} cx={centre.x} cy={centre.y} r={radius} stroke={ring} strokeWidth={width} />
      ))}
      <line
        x1={stroke.x1}
        y1={stroke.y1}
        x2={stroke.x2}
        y2={stroke.y2}
        stroke={token.color.accent}
        strokeWidth={stroke.width}
      />
    </Sheet>
  );
}

const inks: Record<Ground, { sheet: string; rule: string; ring: string }> = {
  paper: { sheet: token.color.raised, rule: token.color.text, ring: token.color.text },
  warm: { sheet: token.color.accentSoft, rule: token.color.accentText, ring: token.color.text },
  ink: { sheet: token.color.text, rule: token.color.canvas, ring: token.color.canvas },
};

const Sheet = styled.svg`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
`;

const Photo = styled.img`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
`;
