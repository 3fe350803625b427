const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const formatDay = (instant: string) => day.format(new Date(instant));
export const formatMoment = (instant: string) => moment.format(new Date(instant));

/** "1 idea", "3 ideas". */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
