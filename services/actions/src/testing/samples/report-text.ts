/**
 * From the Introduction of Charles Darwin, "On the Origin of Species" (London 1859), in the public domain, shortened. The headings
 * are ours.
 */
export const REPORT = [
  {
    heading: 'On the Origin of Species',
    paragraphs: [
      "When on board H.M.S. 'Beagle,' as naturalist, I was much struck with certain facts in the distribution of the inhabitants of South America, and in the geological relations of the present to the past inhabitants of that continent. These facts seemed to me to throw some light on the origin of species, that mystery of mysteries, as it has been called by one of our greatest philosophers.",
      'On my return home, it occurred to me, in 1837, that something might perhaps be made out on this question by patiently accumulating and reflecting on all sorts of facts which could possibly have any bearing on it. After five years’ work I allowed myself to speculate on the subject, and drew up some short notes; these I enlarged in 1844 into a sketch of the conclusions, which then seemed to me probable. From that period to the present day I have steadily pursued the same object.',
    ],
  },
  {
    heading: '1. The question',
    paragraphs: [
      'In considering the origin of species, it is quite conceivable that a naturalist, reflecting on the mutual affinities of organic beings, on their embryological relations, their geographical distribution, geological succession, and other such facts, might come to the conclusion that each species had not been independently created, but had descended, like varieties, from other species. Nevertheless, such a conclusion, even if well founded, would be unsatisfactory, until it could be shown how the innumerable species inhabiting this world have been modified, so as to acquire that perfection of structure and coadaptation which most justly excites our admiration.',
      'Naturalists continually refer to external conditions, such as climate, food, etc., as the only possible cause of variation. In one very limited sense this may be true; but it is preposterous to attribute to mere external conditions the structure of the woodpecker, with its feet, tail, beak, and tongue, so admirably adapted to catch insects under the bark of trees.',
    ],
  },
  {
    heading: '2. Variation under domestication',
    paragraphs: [
      'It is, therefore, of the highest importance to gain a clear insight into the means of modification and coadaptation. At the commencement of my observations it seemed to me probable that a careful study of domesticated animals and of cultivated plants would offer the best chance of making out this obscure problem. Nor have I been disappointed; in this and in all other perplexing cases I have invariably found that our knowledge, imperfect though it be, of variation under domestication, afforded the best and safest clue.',
      'I shall devote the first chapter to variation under domestication. We shall thus see that a large amount of hereditary modification is at least possible, and, what is equally or more important, we shall see how great is the power of man in accumulating by his selection successive slight variations.',
    ],
  },
  {
    heading: '3. Struggle for existence and natural selection',
    paragraphs: [
      'In the next chapter the struggle for existence amongst all organic beings throughout the world, which inevitably follows from their high geometrical powers of increase, will be treated of. This is the doctrine of Malthus, applied to the whole animal and vegetable kingdoms. As many more individuals of each species are born than can possibly survive; and as, consequently, there is a frequently recurring struggle for existence, it follows that any being, if it vary however slightly in any manner profitable to itself, under the complex and sometimes varying conditions of life, will have a better chance of surviving, and thus be naturally selected. From the strong principle of inheritance, any selected variety will tend to propagate its new and modified form.',
      'This fundamental subject of natural selection will be treated at some length in the fourth chapter; and we shall then see how natural selection almost inevitably causes much extinction of the less improved forms of life, and induces what I have called divergence of character.',
    ],
  },
  {
    heading: '4. Conclusion',
    paragraphs: [
      'No one ought to feel surprise at much remaining as yet unexplained in regard to the origin of species and varieties, if he makes due allowance for our profound ignorance in regard to the mutual relations of all the beings which live around us. Who can explain why one species ranges widely and is very numerous, and why another allied species has a narrow range and is rare? Yet these relations are of the highest importance, for they determine the present welfare, and, as I believe, the future success and modification of every inhabitant of this world.',
      'Although much remains obscure, and will long remain obscure, I can entertain no doubt, after the most deliberate study and dispassionate judgment of which I am capable, that the view which most naturalists entertain, and which I formerly entertained, namely, that each species has been independently created, is erroneous. I am fully convinced that species are not immutable; but that those belonging to what are called the same genera are lineal descendants of some other and generally extinct species, in the same manner as the acknowledged varieties of any one species are the descendants of that species. Furthermore, I am convinced that natural selection has been the main but not exclusive means of modification.',
    ],
  },
] as const;
