/** The picture of shared links to the list, which the workshops service draws. That of a workshop is `picture_url`. */
export const WORKSHOPS_PICTURE = '/api/workshops/pictures/workshops.png';
