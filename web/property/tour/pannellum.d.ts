declare module "pannellum/build/pannellum.js";
