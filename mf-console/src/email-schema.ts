import * as z from 'zod/mini';

export const emailSchema = z.pipe(
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.maxLength(255, 'Email must be at most 255 characters long'),
    ),
  z.email('Please enter a valid email address'),
);
