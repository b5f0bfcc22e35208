/** What the chain of a seller's documents begins with: the hash of "0", as the Saudi tax authority writes it. */
export const FIRST_HASH = "NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==";
