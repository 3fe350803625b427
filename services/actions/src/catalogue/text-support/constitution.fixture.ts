/** The first clauses of Article I, Section 3, of the Constitution of the United States. */
export const SENATE =
  'The Senate of the United States shall be composed of two Senators from each State, chosen by the Legislature thereof, for six Years; and each Senator shall have one Vote. No Person shall be a Senator who shall not have attained to the Age of thirty Years, and been nine Years a Citizen of the United States.';

export const PRESIDENT_OF_SENATE =
  'The Vice President of the United States shall be President of the Senate, but shall have no Vote, unless they be equally divided.';
