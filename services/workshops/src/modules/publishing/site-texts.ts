/** How feeds, the calendar and the picture name the list of workshops. */
export const SITE_TEXTS = {
  title: 'Ateliers Declic',
  heading: 'Libre dès demain',
  description: 'Des ateliers gratuits, en direct et en français, pour automatiser ce qui vous prend du temps.',
} as const;
