import { Text } from '@declic/design-system';
import { formatDuration } from '../domain/duration';
import { useRemainingTime } from './use-remaining-time';

export interface RemainingTimeProps {
  until: string;
  /** Before the time, such as « Place gardée encore ». */
  label: string;
}

/** A countdown, and that it is over. It is not announced each second: screen readers find it where it stands. */
export function RemainingTime({ until, label }: RemainingTimeProps) {
  const remaining = useRemainingTime(until);
  if (remaining === 0) return <Text weight="medium">Le temps est écoulé.</Text>;
  return (
    <Text weight="medium" role="timer" aria-live="off">
      {label} {formatDuration(remaining)}
    </Text>
  );
}
