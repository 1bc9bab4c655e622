/** The strip of chart behind the title. */
export const Headpiece = () => null;
