// `prisma` brings `prisma dev`, a database server of its own, whose change streams need Node 22. This project starts its
// own PostgreSQL and uses Prisma's command line only to generate the client and to compare schemas, neither of which
// loads this package. With an override (package.json) it is not installed, so that `npm ci` says nothing about Node 20.
throw new Error("`prisma dev` is not part of this project: `npm run dev` starts the database and the application.");
