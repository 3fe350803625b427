/** Pictures of shared links, which the workshops service draws. */
export const WORKSHOPS_PICTURE = '/api/workshops/pictures/workshops.png';

export function workshopPicture(id: string): string {
  return `/api/workshops/sessions/${encodeURIComponent(id)}/picture.png`;
}
