import { token } from '@declic/design-system';
import { styled } from 'styled-components';

/** A quiet line, and the moment at which something moves. */
export function SignalDrawing() {
  return (
    <Drawing viewBox="0 0 480 280" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      {[60, 120, 180, 240].map((y) => (
        <path key={y} d={`M0 ${y}H480`} stroke={token.color.line} />
      ))}
      <path
        d="M0 206c30-8 44 6 70 0s36-10 62-2 40 6 64-2 30 4 52 0 30-6 44-70l8-50"
        stroke={token.color.text}
        strokeWidth="5"
      />
      <circle cx="306" cy="66" r="20" stroke={token.color.text} strokeWidth="8" />
      <path d="M326 46 356 16" stroke={token.color.accent} strokeWidth="8" />
      <path d="M306 96V280" stroke={token.color.lineStrong} strokeDasharray="2 8" strokeWidth="2" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  inline-size: 100%;
`;
