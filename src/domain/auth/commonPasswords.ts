/*
 * The commonest passwords and the words that people put figures behind, in lower case and without accents; without what
 * `weakness.ts` knows by its pattern. The first 2,600 of @zxcvbn-ts/language-common 4.1.3 and the first 250 names of
 * @zxcvbn-ts/language-pt-br 4.1.1 (both MIT; © 2012–2016 Dan Wheeler and Dropbox, Inc., © 2021 zxcvbn-ts), and words
 * that are common in Brazil. Some 9 kB on their way to a browser, which loads them where a password is chosen.
 */
const WORDS = `
102030 102938 1029384756 112358 11235813 1123581321 121314 123123a 12369874 123698745 124578
12qwaszx 134679 135790 141627 142536 147258 147258369 147852 147852369 1478963 14789632 147896325
159357 159753 159951 192837465 1a2b3c 1a2b3c4d 1passwor 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
246810 258456 314159 31415926 315475 456852 4815162342 6751520 741852 741852963 753159 753951
7895123 852456 8675309 8j4ye3uz 9379992 951753 a1b2c3 a1b2c3d4 a1s2d3f4 aardvark aaron abigail
abril access accord account acesso action active adam adgjmptw adidas admin administrador adrian
adriano adriele aeiou aezakmi africa aggies agosto airborne airforce airplane alabama alan alana
alaska albert alberto alejandr aleksandr alessandra alessandro alex alexande alexander alexandr
alexandra alexandre alexis alfred alice alicia aliens aline alison alisson allen allison alpha
alpine alterar always alyssa amadeus amanda amateur amazon amber america american amor amores
amorzinho amsterdam anakin anal analsex anastasia anders anderson andre andrea andreas andrei
andressa andrew andrey andy angel angela angelica angelina angelo angels animal anime anjinho anna
annette annie anthony anton antonia antonio anubis anything apache apollo apple apples april
aquarius aragorn archer archie area51 ariane arizona arnold arsenal arthur artist artur asdf asdfg
ashley ashton asian aspirine assassin assfuck asshole assman asterix astros athena athletico
atlanta atlantic atlantis atletico atomic auburn audrey august aurora aussie austin autumn avalon
avatar avenger awesome babe babes baby babydoll babygirl babylon badass badboy badger baggins
bahia bailey ball baller balls banana bananas bandit bang bangkok banshee barbara barbie barcelon
barcelona barkley barney baseball basket basketba basketball bass bassman bastard batman battle
baxter beach beagle bear beast beatles beatrice beatriz beautiful beauty beaver beavis bebe
bebezinho beckham beer beetle bell bender benjamin bennett benson bentley berlin bernard bernardo
bernie bertha bianca bigballs bigboobs bigboy bigcock bigdaddy bigdick bigdog bigfoot biggie
bigguy bigmac bigman bigone bigred bigtits bill billie billy billybob bingo bird birdie birdman
birthday biscuit bishop bitch bitches biteme black blackcat blackdog blackie blackjac blackman
blacky blade blades blake blaster blazer blessed blink182 blizzard blonde blondes blondie blood
blowjob blowme blue bluebird blueeyes bluemoon blues bluesky boat bobafett bobbie bobby bobcat
boeing bollocks bollox bomber bond bondage bonehead boner bones bonita bonito bonjour bonnie
boobies boobs booger boogie boomer booty borboleta bosco boss bossman boston botafogo bottom
bowler bowling bradley brandi brandon brandy brasil brasileira brasileiro brasilia braves brazil
breeze brenda brendan breno brian brianna bridge bridget britney brittany broken bronco broncos
brooke brooklyn brooks brother brown brownie browns bruce brucelee bruins bruna bruno brutus bryan
bubba bubble bubbles buck buckeye buckeyes buddha buddy budlight buffalo buffett buffy bugger
bulldog bulldogs bullet bullshit bunny burger burton bush business buster butler butt butter
butterfl butterfly butthead buttons byteme cachorrinho cachorro cactus cadeado cadillac caesar
cafe caio caique caliente californ callie calvin camaro camel camelot camera cameron camila camile
camille campbell canada cancer candy candyman cannon cantona capital captain cardinal carla carlo
carlos carmen carol carolina caroline carolyn carpet carrie carro carrot carson carter cartman
casamento caserta casey casino casper cassidy cassie castle catalina catch22 catdog catfish
catherin cats caua cauan caue cavalier cdtnkfyf celeste celica celine celtic celtics celular
center cessna champion champs chance chandler change changeme chaos chapecoense charger chargers
charles charlie charlott charlotte charly check cheese chelsea cherokee cherry cheryl chester
chevelle chevrole chevy cheyenne chicago chicken chicks chiefs children chipper chloe chocolat
chocolate chopper chris chrissy christ christia christian christin christine christop christy
chronic chubby chuck chucky cindy cjkysirj cjkywt claire clancy clara classic claude claudia
clayton cleiton cliente clifford clinica clinton clitoris clover cobra cocacola cock cody coffee
colleen college collins colombia colorado colors colt45 coltrane columbia commando compaq
computador computer concrete condor connect connie connor consultorio consumer control cookie
cookies cool cooldude cooler coolio cooper copper corinthians corintians corona corvette cosmos
cosworth cotton cougar country courtney cowboy cowboys coyote cracker crazy cream creampie
creative cricket crimson cristian cristina cristo crusader cruzeiro crystal cthutq cuddles cumming
cumshot curious curitiba curtis cxfcnmt cynthia daddy dagger daiane daisy dakota dallas damian
damien dancer danger daniel daniela daniele danielle danilo danni danny dark darkness darkside
darkstar darling darren darwin dave davi david dawg daytona dbrnjhbz dead deadhead deanna death
debbie debora december defender defiant deftones delete delta denis denise dennis denver derrick
design desire destiny detroit deus deuseamor deusefiel deusemais devil devildog devils dexter
dezembro dfvgbh diablo diamond diamonds diana dick dickhead diego diesel dietcoke digger digital
dilbert dillon dima dingdong diogo director dirty discover disney dixie dkflbvbh doberman doctor
dodge dodger dodgeram dodgers dogg doggie doggy dogs dollar dolphin dolphins domingo dominic
domino donald donkey donnie doodle dookie dorothy douglas drago dragon dragons dream dreamer
dreams driver drizzt drowssap drpepper drummer dublin ducati duck dude dudley duke dumbass duncan
durango dustin dusty dylan eagle eagles eatme eatshit eclipse eddie edson eduard eduarda eduardo
edward einstein ekaterina elaine electric element elen elena elephant elias elijah elizabet
elizabeth elliott eloisa elvis elwood emanuel emanuele emerald emerson emile emili emilly emily
eminem emmanuel empire energy engine engineer england english enigma enjoy enter enterpri entrar
enzo eric erica erick erik ernest erotic escola escort esperanca espiritosanto estefani ester
esther estrela estrelinha eternity eugene euteamo evelin evelyn everton exigen exigent explorer
express extreme fabio fabricio faculdade faith falcon falcons familia family fantasy farmer faster
fatass fatboy fatcat father fatman felicidade felipe felix feliz fender fernanda fernando ferrari
fetish fevereiro ficken fighter filha filho filhos filipe finger finish fire fireball firebird
firefly fireman fish fisher fishing fktrcfylh fktrctq flamengo flames flash flatron flavia flavio
fletcher flight flipper florence florida flower flowers fluffy fluminense flyboy flyers foobar
football ford forest forever forget forgot formula forrest fortaleza fossil foster foxtrot france
frances franciele francis francisca francisco franco frank frankie franklin freak freaky freckles
fred freddie frederic free freedom freeman freepass freeuser french friday friend friends frog
frogger froggy front242 frosty fuck fuck_inside fucked fucker fuckface fucking fuckit fuckme
fuckoff fuckyou funtime fusion futebol future fyfcnfcbz fylhtq gabigol gabriel gabriela gabriele
gabrieli galaxy galina galodoido galore gambit gandalf gangbang gangsta gangster garbage garcia
garden garfield garrett gary gateway gatinha gatinho gator gators gatos geheim gemini general
genesis genius george georgia geovana gerald gerard german germany geronimo getsome gfhjkm ghbdtn
ghbdtnbr ghjcnj ghost giants gibson gilbert gillian ginger giovana giovanna giovanni girl girls
gisele gizmo gizmodo global gloria goblin goblue goddess godzilla goforit gold goldberg golden
goldfish goldie golf golfer golfing goober good goodbye goodluck goodtime google goose gordon
gorilla gostosa gostoso gotcha gothic grace gracie graham granny grateful gratidao great green
greenday greg gregory gremio gremlin grendel griffey griffin grizzly groovy grover guardian
guilherme guinness guitar gundam gunner gustavo hacker halflife hallo hamburg hamilton hamlet
hammer hamster hannah hannibal hansolo happy hard hardcore harder hardon harley harmony harold
harris harrison harry harvey hastings hawaii hawkeye hayden head hearts heather heaven hector
helena hell hellfire hello heloisa help helpme hendrix henrique henry hentai herbert hercules
herman hermes hershey hesoyam highland hiphop history hitman hjvfirf hobbes hobbit hockey holden
holiday holland holly hollywoo holmes home homer homerun honda honey hongkong hooker hooters
hoover horndog hornet horney horny horse horses hotboy hotdog hotrod hotsex hotstuff hottie house
houston howard hudson hugo hummer hunter hunting husker huskers iago iara iasmim iasmin ibanez
icecream iceman iforgot igor ilovesex iloveu iloveyou imagine immortal impala imperial incubus
indian indiana indians indigo infantry inferno infiniti infinity ingrid insane inside integra
internacional internet intrepid ireland irina irish ironman isabel isabela isabele isabella
isabelle isadora island israel italia italo ivanov iverson iwantu jack jackal jackass jackie
jackoff jackson jacob jaguar jake jamaica james jamie jamile jammer janaina janeiro janice janine
january japan jaqueline jasmin jasmine jason jasper jazz jean jeep jeferson jeff jeffrey jenifer
jennifer jenny jeremiah jeremy jericho jerome jerry jersey jesse jessica jessie jester jesus
jesuscristo jesuseamor jesusteama jimbo jimbob jimmy joana joanna joanne joao joey john johnny
johnson joice joker jonas jonatan jonathan jones jordan jorge jose joseph josh joshua juan judith
juice julho julia julian juliana julie julio jumper jungle junho junior jupiter justdoit justice
justin justme juventus kailane kaio kaique kaiser kaktus kangaroo kansas karate karen karina
kasper katana katerina kathleen katie katrin katrina kaua kauan kauane kaue kawasaki keeper keith
kelley kelly kelsey kennedy kenneth kenny kenwood kermit kevin keyboard killer kimberly king
kingdom kingkong kingston kirill kiss kisses kissme kitkat kitten kitty kittycat klaster knicks
knight knights kodiak kolobok kramer krishna kristen kristi kristin kristina kyle labrador
lacrosse ladies lady ladybug laguna lais lakers lancer lara larisa larissa larry lasvegas latino
laura lauren laurie lavinia lawrence lawyer leandro leather ledzep legend legion legolas lemons
lennon leonard leonardo leopard lesbian lesbians leslie lestat lester leticia letmein letsgo
lexmark liberdade liberty lick licker lickme life lifehack light lightnin lights lincoln linda
lindinha lindo lindsay lindsey liquid lisa little liverpoo liverpool livia lizard lizzie lobster
logan logitech lol123 lolita lollipop london lonely lonestar lonewolf long longhorn looking lorena
lorenzo lorraine loser louise love lovely loveme lover loverboy lovers loveyou loving lowrider
luan luana lucas luciano lucifer lucky lucy ludwig luis luisa luiz luiza luke luther lvbnhbq
machine maddie maddog madison madman madmax madness madonna madrid maestro maggie magic magnolia
magnum magnus maiara maicon maiden mailcreated5240 maio maisa makaveli maksim malcolm malibu
mallard mamae manager manchester mandy maniac manson manuel manuela manutd marathon marcel marcela
marcelo marcio marco marcos marcus margaret margarita maria mariah marian mariana mariane marie
marina marine mariners marines marino mario marion mark markus marlboro marley marlin marlon
marshall martha martin martina martinez martini marvel marvin mary maryjane mason massive master
masters mateus matheus matrix matt matthew mature maurice mauricio maverick maxima maximus maxine
maxwell megadeth megaman megan melanie melinda melissa melody melvin member memphis mengao
mercedes mercury meridian merlin mersedes metallic metallica method meuamor mexico miami micael
michael michel michele michelle michigan mickey microsoft midnight miguel mike mikey milano milena
miller millie million milton minasgerais mine minecraft minhafamilia minhasenha minhavida minnie
mirage miranda mirela mission missy mister mistress misty mitchell mobile moises mollie molly
molson monday money mongoose monica monika monique monitor monkey monkeys monopoly monroe monster
montana montreal mookie moon moose morgan morpheus morris morrison moscow mother moto motorola
mountain mouse movie mozart mudar muffin mulder munchkin murilo murphy murray muscle mushroom
music musicman mustang mustangs mylove mypass myself mystery nadine naiara naked namorada namorado
napoleon naruto nascar nasty nastya natali natalia natalie natan natanael natasha nathan national
naughty ncc1701 ncc1701d ncc1701e nellie nelson nemesis neptune network newlife newman newpass
newport newton newyork neymar nfnmzyf nicholas nick nicola nicolas nicole nikita nikki nimrod
niners ninja nintendo nipple nipples nirvana nissan nolimit none noodles nookie norman norton
nossasenhora notebook nothing november novembro nugget nuttertools nylons nymets oakland obiwan
oblivion october odessa office ohyeah oicu812 oksana oldman olga oliver olivia omega onelove
online open openup oracle orange orion orlando oscar osiris otavio outlaw outubro overlord oxford
pa55word pablo paciente pacientes pacific packard packers pacman padrao painter paixao pakistan
palace paladin palmeiras palmer paloma pamela panama panasonic pancho pandora pantera panther
panthers panties panzer paola papai paradise paradox paris parker parola parrot party pascal pass
passat passion passport passw0rd passwor password patches patricia patrick patriot patriots patton
paul paula pauline paulo pavilion payton peace peaches peanut peanuts pearljam pebbles pedro
peekaboo pegasus pele10 pencil penelope penguin penguins penis penny pentium people pepper pepsi
perfect personal pervert pete peter peterpan peugeot phantom philip philips phillip philly phoebe
phoenix photo photos phpbb picard picasso pickle pickles pics picture pierre piglet pikachu pimp
pimpin pineappl ping pink pioneer pipoca pirate pirates pitbull pizza planet plastic platinum
playboy player playtime please pleasure plumber plymouth poison pokemon polaris police polina polo
pontiac pooh poohbear pookie poop poopie popcorn popeye porkchop porn porno pornstar porsche
porter portland portugal postal potato potter powder power precious predator prelude presario
preston pretty primavera primus prince princes princesa princess principe printer private privet
prodigy psicologa psicologia psicologo psycho pumpkin punisher punkin punkrock purple pussies
pussy pussycat pussys putter pyramid python q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qawsed
qawsedrf qazwsxed quality queen querida querido qwaszx qwert rabbit racecar racerx rachel racing
rafael rafaela ragnarok raiane raider raiders rainbow raissa raistlin rammstein random randy
ranger rangers raptor raquel rascal rasdzv3 raven ravens raymond razz rbhbkk reaper rebeca rebecca
rebels recife redalert redbull reddog redhead redman redneck redrum redskins redsox redwings
reggie regina remember renan renata renato renegade rescue research review rfrfirf rhbcnbyf rian
ricardo richard richie richmond rick riodejaneiro ripper rjntyjr robbie robert roberta roberto
roberts robin robinson robson rock rocker rocket rockon rocks rockstar rocky rodney rodrigo roger
rogers roland roller rolltide roman romashka romeo rommel ronald ronaldinho ronaldo ronnie rooster
rootbeer roscoe rose rosebud rosemary roxanne ruan rubber rulez runner rush2112 ruslan russell
russia rusty ryan sabine sabrina sadie safety sailing sailor saints sakura sally salmon salvador
samantha samara samira sammie sammy sampson samson samsung samuel samurai sanchez sandiego sandman
sandra sandy santiago santos saopaulo saopaulofc sapphire sara sarah sasha satan saturn saudade
saude savage savannah scarface scarlet scarlett school scooby scoobydo scooter scorpio scorpion
scotland scott scotty scrappy scream scruffy scully search seattle sebastia sebastian secret
security segunda segura seguro seinfeld seminole semperfi senha senhas senhasenha septembe serega
serena serenity sereno sergei sergey sergio server service sesame setembro seven sex4me sexta
sexual sexy shadow shaggy shalom shaman shamrock shaney14 shannon shaolin shark sharks sharon
shasta shaved shazam sheena sheila shelby shelly shemale sherlock sherman sherry shiloh shirley
shit shithead shitty shogun shooter shopping short shorty shotgun showme showtime sidney siemens
sierra silver silvia simba simon simone simple simpson simpsons singer single sinner sirius
sistema sister sithlord skater skeeter skipper skippy skittles skyline skywalke slappy slapshot
slayer sleepy slick slipknot slut sluts smile smiles smiley smith smitty smoke smoker smokey
smokin smooth smudge snake snakes snapper snatch snickers sniper snoopy snowball snowman snuggles
sobaka soccer socrates sofia softball software soldier solomon sommer sooner sooners sophia sophie
sorriso soso123aljg southern space spanking spankme spanky sparky spartak spartan spartans special
spectrum speed speedy spencer spider spiderma spiderman spidey spike spirit spitfire spooky sports
spring springer sprint sprite spunky spyder squirrel squirt srinivas stacey stalker stallion
standard stanley star starcraft stardust stargate stars startrek starwars stealth steelers stefan
stefani stella stephani stephanie stephen sterling steve steven stevie stewart sticky stimpy
stinger stingray stinky stocking stone stonecol stones storm stormy stranger strider strike strong
stuart stud student stuff stupid suasenha subaru sublime success sucesso suck sucker suckit suckme
sucks sugar summer sundance sunday sunny sunrise sunset sunshine super superfly superman support
surfer surfing susan suzanne suzuki svetlana swallow sweet sweetie sweetpea swimming swinger
swordfis swordfish sydney sylvia syracuse system tacobell tacoma taina tainara tais talita tamara
tamires tanker tanner tardis target tarheel tarheels tarzan tatiana tattoo tatyana taurus taylor
tazman teacher teamo techno teddy teen teens telefon telefone tempest temple tennis tequila
terapeuta terapia teresa terry test teste tester testing texas thailand thais thanks thankyou
thegame theking theman theone therock thiago thomas thompson throat thuglife thumper thunder
thx1138 tiago tickle tiffany tiger tigers tigger timao timber time timmy timothy tina tinker
titanic titans titleist tits tobias tomcat tommy tony topcat topgun topper tornado toronto toshiba
tottenha toyota trabalho tracey trains trance transam travel travis trebor trevor trfnthbyf tricky
tricolor trigger trinity tristan triumph trixie trocar trojan trombone trooper trouble truck
trucker trucks trumpet trunks trustno1 tucker turbo turkey turner turtle tweety twilight twister
tyler ultimate unicorn united unknown unreal usa123 usuario usuckballz1 vacation vader vagina
valentin valentina valera valerie valley vampire vanessa vanhalen vanilla vasco vascodagama vectra
vegeta velvet verbatim verdao veritas veronica veronika vertigo vfhbyf vfhecz vfvjxrf victor
victoria victory vida vidanova video viking vikings viktor viktoria vincent vinicios vinicius
violet viper virgin virginia vision vitor vitoria vivian viviane vladimir volume voodoo voyager
vulcan walker wallace walnut walter wanker warcraft warlock warren warrior warriors water waterloo
waters watson wayne weasel weather webmaster webster weed weezer welcome werewolf weslei wesley
western westham westside wetpussy whatever wheels whiskey white whitney whore whynot wicked
wildcat wildcats wilian william williams willian willie willis willow willy wilson window windows
winner winnie winston winter wisdom wizard wolf wolfgang wolfman wolfpack wolverin wolverine
wolves wombat women wonder woody wookie wordpass world wrangler wright wrinkle1 wutang xanadu
xavier xfiles yamaha yankee yankees yasmim yasmin ybrbnf yellow yfnfif yomama young yourmom yuri
yvonne zachary zeppelin zipper zombie
`;

export const commonPasswords: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
