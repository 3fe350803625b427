import { token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { Session } from '../../domain/session';
import { type CoverSubject, drawCover, type Ground, SHEET } from './cover-drawing';

/** How far the background extends, for frames of another aspect ratio. */
const BLEED = 320;

export interface CoverProps {
  session: CoverSubject & Pick<Session, 'cover_url'>;
}

/** Decorative cover of a workshop, drawn by its theme; hidden from screen readers. */
export function Cover({ session }: CoverProps) {
  if (session.cover_url) return <Photo src={session.cover_url} alt="" />;
  const { ground, centre, rings, stroke, rules, areas, lines, details } = drawCover(session);
  const { sheet, second, ink } = inks[ground];

  return (
    <Sheet viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden fill="none" stroke={ink}>
      <rect
        x={-BLEED}
        y={-BLEED}
        width={SHEET.width + 2 * BLEED}
        height={SHEET.height + 2 * BLEED}
        fill={sheet}
        stroke="none"
      />
      <path d={rules.map((y) => `M${-BLEED} ${y}h${SHEET.width + 2 * BLEED}`).join('')} strokeOpacity="0.12" />
      <path d={areas.join('')} fill={second} stroke="none" />
      <path d={details.join('')} strokeWidth="3" strokeOpacity="0.55" />
      <path d={lines.join('')} strokeWidth="4" />
      {rings.map(({ radius, width }, index) => (
        <circle
          key={radius}
          cx={centre.x}
          cy={centre.y}
          r={radius}
          strokeWidth={width}
          {...(index === 0 && { fill: sheet })}
        />
      ))}
      <path d={stroke.d} stroke={token.color.accent} strokeWidth={stroke.width} />
    </Sheet>
  );
}

/** The three grounds, in the colours of the theme. */
const inks: Record<Ground, { sheet: string; second: string; ink: string }> = {
  paper: { sheet: token.color.raised, second: token.color.surface, ink: token.color.text },
  warm: { sheet: token.color.accentSoft, second: token.color.surface, ink: token.color.text },
  ink: { sheet: token.color.text, second: token.color.textMuted, ink: token.color.canvas },
};

const Sheet = styled.svg.attrs({ strokeLinecap: 'round', strokeLinejoin: 'round' })`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
`;

const Photo = styled.img`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
`;
